export const CONFIDENTIAL_PATH = "/account/confidential";
