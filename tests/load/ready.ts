/** The status of /readyz at a port; 0 once the port takes no new connection. */
export const askReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: "close" } }).then(
    ({ status }) => status,
    () => 0,
  );
