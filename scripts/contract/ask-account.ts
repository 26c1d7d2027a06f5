import { createInterface } from "node:readline";
import { Writable } from "node:stream";

type Given = { readonly username: string | undefined; readonly password: string | undefined };

/** Prompts for values that the environment lacks; the password is not echoed. */
export async function askAccount({ username, password }: Given) {
  if (username !== undefined && password !== undefined) return { username, password };
  let silent = false;
  const output = new Writable({
    write(part: Uint8Array, _encoding, done) {
      if (!silent) process.stderr.write(part);
      done();
    },
  });
  const { stdin } = process;
  const terminal = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const line = await lines.next();
    return line.done === true ? "" : line.value;
  };
  try {
    const name = username ?? (await ask("Username: "));
    silent = true;
    return { username: name, password: password ?? (await ask("Password: ")) };
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
