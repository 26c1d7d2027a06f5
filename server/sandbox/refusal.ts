/** An error answer, thrown by the implementation of a call. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 415;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: Refusal["status"], body: string | Readonly<Record<string, unknown>>) {
    super(`refused with ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.body = typeof body === "string" ? { message: body } : body;
  }
}
