/** A page that was rendered as a whole. */
type RenderedPage = Response & { readonly page: string };

const isRendered = (response: Response): response is RenderedPage => "page" in response;

/** The text of a rendered page; a host that can send text needs no stream. */
export const findPage = (response: Response): string | undefined =>
  isRendered(response) ? response.page : undefined;

/** A response whose body stream is only created when a host reads it. */
export function pageResponse(page: string, init: ResponseInit): RenderedPage {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(page));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return Object.assign(new Response(body, init), { page });
}
