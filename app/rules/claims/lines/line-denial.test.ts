import { expect, test } from "vitest";
import { findDenial, splitDisallowed, type DeniableLine } from "./line-denial.ts";

const line: DeniableLine = {
  status: "Paid",
  notCoveredCents: 0,
  planPaidCents: 0,
  medicalLineDisallowed: null,
  dentalLineDisallowed: null,
};
const reason = { code: "N130", description: "Not covered by the plan" };

test("a denial names the kind, the reason and the next step", () => {
  const denied = { ...line, status: "Denied" };
  expect(findDenial({ ...denied, medicalLineDisallowed: reason })).toEqual({
    key: "denied",
    reason: "Not covered by the plan",
    code: "N130",
    nextStep: "call-or-appeal",
  });
  expect(findDenial(denied)).toMatchObject({ key: "denied", reason: null, code: null });
  const coded = { ...line, medicalLineDisallowed: { code: "CO-50", description: null } };
  expect(findDenial(coded)).toMatchObject({ key: "disallowed", code: "CO-50", reason: null });
  expect(findDenial({ ...line, notCoveredCents: 500 })).toMatchObject({ key: "not-covered" });
});

test.each(["medicalLineDisallowed", "dentalLineDisallowed"] as const)(
  "a line with a reason in %s is disallowed, though it is paid",
  (name) => {
    const denial = findDenial({ ...line, [name]: { code: null, description: "Sent too late" } });
    expect(denial).toMatchObject({ key: "disallowed", reason: "Sent too late" });
  },
);

test.each(["medicalLineDisallowed", "dentalLineDisallowed"] as const)(
  "T-88 a line that says in %s that it is disallowed, and not why, is not allowed, without a reason",
  (name) => {
    const denied = { ...line, [name]: { code: null, description: null } };
    expect(findDenial(denied)).toMatchObject({ key: "not-allowed", code: null, reason: null });
    const split = splitDisallowed({ ...denied, disallowedCents: 6000 }, "Paid");
    expect(split).toEqual({ discountCents: 0, deniedCents: 6000 });
  },
);

const discounted = (code: string) => ({
  ...line,
  medicalLineDisallowed: { code, description: "As coded" },
});

test.each([
  "45",
  "CO-45",
  "CO45",
  "co 45",
  "PI-45",
  "OA45",
  "CO-045",
  "045",
  "PR-45",
  "CR-45",
  "CO-45 N130",
  "CO45/MA67",
])(
  "T-88 a line with the reason %s of what is over the allowed amount is no denial, unless its status says so",
  (code) => {
    expect(findDenial(discounted(code))).toBeUndefined();
    const split = { disallowedCents: 4110 };
    expect(splitDisallowed({ ...discounted(code), ...split }, "Paid")).toEqual({
      discountCents: 4110,
      deniedCents: 0,
    });
    expect(findDenial({ ...discounted(code), status: "Denied" })).toMatchObject({ code });
    expect(findDenial({ ...discounted(code), notCoveredCents: 5 })?.key).toBe("not-covered");
  },
);

test.each([
  "PR-1",
  "pr2",
  "PR 3",
  "CO-24",
  "CO44",
  "CO-59",
  "CO-131",
  "CO-253",
  "CO-103",
  "CO-104",
  "co105",
  "CO-144",
  "CO-161",
  "CO-223",
  "CO-237",
  "CO-245",
  "CO-42",
  "CO-A2",
  "coa2",
  "CO-90",
  "CO-91",
  "CO-132",
  "CO-139",
  "CO-143",
  "CO-225",
  "CO-246",
  "OA-246",
  "PI246",
  "OA-24",
  "PI-59",
  "CO-97",
  "oa 97",
  "PI97",
  "CO-128",
  "CO-190",
  "CO-234",
  "CO-B10",
  "CR-97",
  "CO-236",
  "CO-B13",
  "CO-P12",
  "CO-102",
  "CO-121",
  "CO-60",
  "CO-70",
  "CO-122",
  "CO-232",
  "PR-66",
  "PR-122",
  "PR-142",
  "PR-201",
  "PR-241",
  "PR-247",
  "PR-248",
])(
  "T-88 the code %s of a share, a flat rate, an agreed price, another service's payment or what the provider bears is no denial",
  (code) => {
    expect(findDenial(discounted(code))).toBeUndefined();
    const split = splitDisallowed({ ...discounted(code), disallowedCents: 4110 }, "Paid");
    expect(split).toEqual({ discountCents: 4110, deniedCents: 0 });
    expect(findDenial({ ...discounted(code), status: "Denied" })).toMatchObject({ code });
  },
);

test.each(["OA-23", "CO23", "pi 23", "PR-100", "OA-100", "PR187", "OA-187", "CR-23"])(
  "T-88 what was paid in another way (%s) is no denial, and no discount that is known",
  (code) => {
    expect(findDenial(discounted(code))).toBeUndefined();
    const line = { ...discounted(code), disallowedCents: 4110 };
    expect(splitDisallowed(line, "Paid")).toEqual({ discountCents: null, deniedCents: 0 });
    expect(splitDisallowed({ ...line, status: "Denied" }, "Paid").deniedCents).toBe(4110);
  },
);

test("T-88 a reason of what the member owes leaves the rest that is disallowed a discount", () => {
  const owed = { ...discounted("PR-119"), notCoveredCents: 70_000 };
  expect(findDenial(owed)).toMatchObject({ key: "not-covered", code: "PR-119" });
  const split = (line: typeof owed) =>
    splitDisallowed({ ...line, disallowedCents: 10_000 }, "Paid");
  expect(split(owed)).toEqual({ discountCents: 10_000, deniedCents: 0 });
  expect(split({ ...owed, notCoveredCents: 0 }).deniedCents).toBe(10_000);
  expect(split({ ...owed, status: "Denied" }).deniedCents).toBe(10_000);
});

test.each<[string, object]>([
  ["PR-96", {}],
  ["PR 204", {}],
  ["PR-B1", {}],
  ["CO-119", {}],
  ["oa049", {}],
  ["CR-96", {}],
  ["PI-35", {}],
  ["CO149", {}],
  ["PR-119", { oweCents: 0 }],
])(
  "T-88 charges that the plan has no benefit for (%s, %j) are not covered, and not denied",
  (code, more) => {
    const owed = { ...discounted(code), notCoveredCents: 5000, oweCents: 5000, ...more };
    expect(findDenial(owed)).toMatchObject({ key: "not-covered", code });
  },
);

test.each([
  ["PR-50", {}],
  ["CO-197", {}],
  ["CO-96", { oweCents: 4999 }],
  ["CO-96", { oweCents: null }],
  ["PR-96", { notCoveredCents: 0 }],
  ["PR-96", { status: "Denied in part" }],
  ["PR-96", { saidDeniedCents: 100 }],
])(
  "T-88 what was refused for %s (%j) stays denied, though charges are not covered",
  (code, more) => {
    const refused = { ...discounted(code), notCoveredCents: 5000, oweCents: 5000, ...more };
    expect(findDenial(refused)?.key).toBe("disallowed");
  },
);

test.each<[number | null, number | null, string, readonly (number | null)[]]>([
  [3500, 1000, "Paid", [2500, 1000]],
  [3500, 3500, "Paid", [0, 3500]],
  [3500, 1000, "Denied", [2500, 1000]],
  [3500, 0, "Denied", [3500, 0]],
  [3500, 3501, "Paid", [0, 3500]],
  [3500, -1, "Paid", [0, 3500]],
  [3500, null, "Paid", [0, 3500]],
  [null, 1000, "Paid", [0, null]],
])(
  "T-88 of %j cents disallowed, of which %j are said to be denied, a line that is %s has %j over and denied",
  (disallowedCents, saidDeniedCents, status, split) => {
    const said = { ...discounted("CO-197"), status, disallowedCents, saidDeniedCents };
    expect(Object.values(splitDisallowed(said, "Paid"))).toEqual(split);
    const withoutReason = { ...line, saidDeniedCents };
    expect(findDenial(withoutReason)?.key).toBe(
      (saidDeniedCents ?? 0) > 0 ? "disallowed" : undefined,
    );
  },
);

test.each([
  [70_000, { discountCents: 10_000, deniedCents: 0 }],
  [90_000, { discountCents: 10_000, deniedCents: 0 }],
  [69_999, { discountCents: 0, deniedCents: 10_000 }],
  [null, { discountCents: 0, deniedCents: 10_000 }],
])(
  "T-88 a reason beside charges of 700 that are not covered, with %j cents owed, says of the rest %j",
  (oweCents, split) => {
    const owed = { ...discounted("CO-119"), notCoveredCents: 70_000, disallowedCents: 10_000 };
    expect(findDenial(owed)).toMatchObject({ key: "disallowed", code: "CO-119" });
    expect(splitDisallowed({ ...owed, oweCents }, "Paid")).toEqual(split);
  },
);

test.each([
  [6000, 0],
  [0, 4110],
  [null, 4110],
])(
  "T-88 a line without a status in a denied claim, with %j cents paid, has %i cents denied",
  (planPaidCents, deniedCents) => {
    const paid = { ...line, status: null, planPaidCents, disallowedCents: 4110 };
    const split = { discountCents: 4110 - deniedCents, deniedCents };
    expect(splitDisallowed(paid, "Denied - see lines")).toEqual(split);
  },
);

test.each([
  ["Paid", 0, undefined],
  ["Paid", null, "not-allowed"],
  ["Paid", -1, "not-allowed"],
  ["Denied", 0, "denied"],
])(
  "T-88 a reason of a line that is %s, of which %j cents are said to be denied, makes it %s",
  (status, saidDeniedCents, key) => {
    const noted = { ...discounted("ME"), status, saidDeniedCents };
    expect(findDenial(noted)?.key).toBe(key);
  },
);

test("T-88 a line whose status is denied in part is disallowed", () => {
  expect(findDenial({ ...line, status: "Partially Denied" })).toMatchObject({ key: "disallowed" });
});

test.each([
  [6000, "disallowed"],
  [0, "denied"],
  [-6000, "denied"],
  [null, "denied"],
])("T-88 a denied line of which the plan paid %j cents is %s", (planPaidCents, key) => {
  expect(findDenial({ ...line, status: "Denied", planPaidCents })).toMatchObject({ key });
});

test.each(["PR-4", "CO-4", "PR-24", "PR-97", "CO-B15", "CO-18", "CO-50 N130"])(
  "T-88 the reason %s is one of a denial",
  (code) => {
    expect(findDenial(discounted(code))).toMatchObject({ key: "disallowed", code });
  },
);

test.each("4 145 45A N45 1 24 97 247 23 246 225 100 119 N96 MA130 D9 PRIOR".split(" "))(
  "T-88 of the reason %s, which may be of the carrier's own, nobody knows what it means",
  (code) => {
    expect(findDenial(discounted(code))).toMatchObject({ key: "not-allowed", code });
    const split = splitDisallowed({ ...discounted(code), disallowedCents: 4110 }, "Paid");
    expect(split).toEqual({ discountCents: 0, deniedCents: 4110 });
  },
);

test.each([
  ["a paid line", line],
  ["a line without a status", { ...line, status: null }],
  ["a line with unknown charges not covered", { ...line, notCoveredCents: null }],
  ["a line with a negative correction", { ...line, notCoveredCents: -500 }],
])("%s is no denial", (_what, kept) => {
  expect(findDenial(kept)).toBeUndefined();
});

test.each([
  ["of a paid line is the discount", {}, "Paid", "discountCents"],
  ["of a denied line is denied", { status: "DENIED" }, "Paid", "deniedCents"],
  ["of a line without a status follows its claim", { status: null }, "Denied", "deniedCents"],
  ["of a paid line in a denied claim is the discount", {}, "Denied", "discountCents"],
  ["with a reason is denied", { medicalLineDisallowed: reason }, "Paid", "deniedCents"],
  ["with a dental reason is denied", { dentalLineDisallowed: reason }, null, "deniedCents"],
] as const)("DATA-16 the disallowed amount %s", (_what, more, claimStatus, name) => {
  for (const disallowedCents of [4110, 0, null]) {
    const split = splitDisallowed({ ...line, ...more, disallowedCents }, claimStatus);
    expect(split).toEqual({ discountCents: 0, deniedCents: 0, [name]: disallowedCents });
  }
});
