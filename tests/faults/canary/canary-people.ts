/** A name and numbers that only occur in the input and answers of these tests. */
export const NAME = "Zebulonquux";
export const MAIL = "zebulon@members.example";
export const NUMBER = "770044221199";
export const BORN = "1931-02-17";
export const MEMBER_ID = "ZQ70441122";

/** A person whom no gateway knows, by the labels of the forms. */
export const STRANGER = {
  firstName: NAME,
  lastName: NAME,
  dateOfBirth: BORN,
  memberId: MEMBER_ID,
  emailAddress: MAIL,
};

/** The sandbox's member without an account. */
export const NEWCOMER = {
  firstName: "Wren",
  lastName: "Newcomb-Sample",
  dateOfBirth: "1988-03-09",
  memberId: "NC90447127",
  emailAddress: MAIL,
};

/** All personal data that is typed into forms. */
export const TYPED = [...new Set([NUMBER, ...Object.values(STRANGER), ...Object.values(NEWCOMER)])];

export const WRONG = "Wrong-Canary-4471";
export const FRESH = "Fresh-Canary-4471";
export const SECRET_ANSWER = "Canaryfirstpet 4471";

/** Input that is never shown again, not even to its sender. */
export const SECRETS = [WRONG, FRESH, SECRET_ANSWER];

/** An answer of the gateway with personal data where none belongs. */
export const TELLING_BODY = {
  message: `${NAME} ${BORN}`,
  errorType: NAME,
  [NAME]: { [NUMBER]: MAIL },
  members: [{ memberKey: NAME, dateOfBirth: NAME, memberSuffix: NUMBER }],
};
