import { isSubscriber } from "../member/member.ts";

/** The claim status code that comes with an EOB (§9). Compared as text: "2" is another code. */
export const EOB_STATUS_CODE = "02";

/** The EOB button is for the principal member, and only once a claim has its EOB (§2, §6). */
export function showsEobButton(claim: { suffix: number; statusCode: string }): boolean {
  return isSubscriber(claim.suffix) && claim.statusCode === EOB_STATUS_CODE;
}
