// Loaded into every process that a script starts, by NODE_OPTIONS: ends it when its parent is gone,
// however that ended. Gatsby and its workers would go on otherwise, and servers keep their ports.
const { isMainThread } = require("node:worker_threads");

const CHECK_MS = 500;
/** How long a process has to end by itself. */
const GRACE_MS = 4000;

const parent = process.ppid;

if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(143), GRACE_MS);
  }, CHECK_MS);
  timer.unref();
}
