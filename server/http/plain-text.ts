import type { Response } from "express";

/** Ends a response with a line of plain text, for programs: people do not read these. */
export function sendPlainText(res: Response, status: number, line: string): void {
  res.status(status);
  res.setHeader("Content-Type", "text/plain; charset=utf-8");
  res.setHeader("Content-Length", line.length + 1);
  res.end(`${line}\n`);
}
