import { spawn } from "node:child_process";

// `npm run test:starved`: every worker is stopped again and again, wherever it is, and runs a twentieth
// of the time. What fails depends on how fast a machine is: it shows within one run what a busy machine
// shows once in a hundred.

const STOP_AND_GO = `
const worker = process.ppid;
const between = (least, most) => least + Math.random() * (most - least);
const signal = (name) => {
  if (process.ppid !== worker) process.exit();
  process.kill(worker, name);
};
const stop = () => {
  signal("SIGSTOP");
  setTimeout(go, Math.random() < 0.97 ? between(5, 80) : between(100, 1200));
};
const go = () => {
  signal("SIGCONT");
  setTimeout(stop, between(2, 6));
};
stop();
`;

// Each file of a worker loads this again.
if (process.env["STARVED"] === "1") {
  process.env["STARVED"] = "begun";
  spawn(process.execPath, ["-e", STOP_AND_GO], { stdio: "ignore" }).unref();
}
