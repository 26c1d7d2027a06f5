import { sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { findRelationship, findSex } from "#app/rules/member/person-codes.ts";
import { relationshipInWords, sexInWords } from "#app/text/common/codes.ts";

/** What a member is to the subscriber; another word than the known ones stays as it is sent. */
export function showRelationship(word: string): Words {
  const key = findRelationship(word);
  return key === undefined ? sent(word) : relationshipInWords(key, word);
}

export function showSex(word: string): Words {
  const key = findSex(word);
  return key === undefined ? sent(word) : sexInWords(key, word);
}
