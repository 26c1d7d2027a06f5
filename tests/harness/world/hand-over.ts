/** The other application that the tests' settings list (APPLICATION_ORIGINS). */
export const APPLICATION = "https://apps.example.test";

/** The post of a token by a page of that application, without the browser's Strict cookies. */
export const handOverOf = (token: string, origin: string = APPLICATION) => ({
  method: "POST",
  headers: { origin, "sec-fetch-site": "cross-site", cookie: "" },
  body: new URLSearchParams({ token }),
});
