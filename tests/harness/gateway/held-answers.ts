type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** An answer that the gateway has ready and does not send yet: the call has had its effect. */
export type HeldAnswer = {
  /** Resolves when the call was carried out. */
  readonly reached: Promise<void>;
  readonly release: () => void;
};

/** A gateway that can keep an answer back. */
export function holdingAnswers(fetch: Fetch) {
  const holds = new Set<{ readonly call: string; readonly reach: () => Promise<void> }>();
  return {
    // With what the server hands over beside the request: a connection that a fault cuts is in it.
    fetch: async (request: Request, env?: object): Promise<Response> => {
      const answer = await fetch(request, env);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const held = [...holds].find((each) => each.call === call);
      await held?.reach();
      return answer;
    },
    /** Keeps the answers to this call back from now on, "PUT /account/password" for example. */
    hold: (call: string): HeldAnswer => {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const reach = () => {
        reached.resolve();
        return released.promise;
      };
      const held = { call, reach };
      holds.add(held);
      return {
        reached: reached.promise,
        release() {
          holds.delete(held);
          released.resolve();
        },
      };
    },
  };
}
