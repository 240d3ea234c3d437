import { beforeEach, describe, expect, it } from "vitest";
import { addressOf } from "./links";
import { forgetSeat, keepSeats, secretsOf, seatLink } from "./memory";

describe("a link that was pasted", () => {
  it("is found within whatever surrounds it", () => {
    expect(addressOf(" Come: https://play.example/t/-wTA2EVtRaw ")).toBe("/t/-wTA2EVtRaw");
    expect(addressOf("https://play.example/t/abc-1/seat#s3cret")).toBe("/t/abc-1/seat#s3cret");
    expect(addressOf("https://play.example/t/abc-1/at/7?seat=2")).toBe("/t/abc-1/at/7?seat=2");
  });

  it("may be the bare name of a table, but nothing else", () => {
    expect(addressOf("-wTA2EVtRaw")).toBe("/t/-wTA2EVtRaw");
    expect(addressOf("hello there")).toBe("");
    expect(addressOf("https://example.org/")).toBe("");
  });
});

describe("the secrets of our seats", () => {
  beforeEach(() => localStorage.clear());

  it("are kept by table and seat, and forgotten when we stand up", () => {
    keepSeats({ table: "versailles", seats: [0, 2], links: ["a", "b"] });
    keepSeats({ table: "versailles", seats: [1], links: ["c"] });
    expect(secretsOf("versailles")).toEqual({ 0: "a", 1: "c", 2: "b" });
    forgetSeat("versailles", 2);
    expect(secretsOf("versailles")).toEqual({ 0: "a", 1: "c" });
    expect(secretsOf("marly")).toEqual({});
  });

  it("are not kept for ever", () => {
    for (let number = 0; number < 80; number++) keepSeats({ table: `t${number}x`, seats: [0], links: ["s"] });
    expect(secretsOf("t0x")).toEqual({});
    expect(secretsOf("t79x")).toEqual({ 0: "s" });
  });

  it("are survived by a broken memory", () => {
    localStorage.setItem("roisoleil-seats", "{");
    expect(secretsOf("versailles")).toEqual({});
  });

  it("stand behind the # of a link, which no server gets to see", () => {
    expect(new URL(seatLink("versailles", "s3cret")).hash).toBe("#s3cret");
  });
});
