import { createContext, href, redirect, type LoaderFunctionArgs } from "react-router";

/** What `load` threw instead of making the file of this request, a fault or a redirect; null for nothing. */
const faultContext = createContext<{ readonly error: unknown } | null>(null);

/**
 * The middleware of a route that answers with a file. The file is made before any loader runs. If it
 * cannot be made, the route is a page under the same address: its loader throws the fault
 * (`throwFault`), and its error boundary shows it.
 */
export const sendFile =
  <Args extends LoaderFunctionArgs>(load: (args: Args) => Promise<Response>) =>
  async (args: Args, next: () => Promise<Response>): Promise<Response> => {
    if (args.request.method !== "GET" && args.request.method !== "HEAD") return next();
    try {
      return await load(args);
    } catch (error) {
      args.context.set(faultContext, { error });
      return next();
    }
  };

/** The loader of such a route. It runs only where there is no file. */
export function throwFault({ context }: Pick<LoaderFunctionArgs, "context">): never {
  throw context.get(faultContext)?.error ?? new TypeError("a file has no page");
}

/** The action of a file: a post is answered with the page of a bad request. */
export const refusePost = () =>
  redirect(href("/error/:status", { status: "400" }), { status: 303 });
