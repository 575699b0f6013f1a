/** Socket activation of systemd: the service manager holds the socket, so that no connection is refused during a restart. */

/** The first file descriptor that systemd passes (sd_listen_fds). */
const firstDescriptor = 3

/** The socket that the service manager has opened for this process; undefined where it has not. */
export const inheritedSocket = ({ LISTEN_PID: pid, LISTEN_FDS: count }: NodeJS.ProcessEnv): number | undefined =>
  Number(pid) === process.pid && Number(count) > 0 ? firstDescriptor : undefined
