/** The texts of pages that were rendered as a whole, by their responses. */
const pages = new WeakMap<Response, string>();

/** The text of a rendered page; a host that can send text needs no stream. */
export const findPage = (response: Response): string | undefined => pages.get(response);

/** A response whose body stream is only created when a host reads it. */
export function pageResponse(page: string, init: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(page));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  pages.set(response, page);
  return response;
}
