/** The version both ends must speak. It changes when an older end would misread a newer one. */
export const PROTOCOL_VERSION = 1;

/** A message longer than this is refused unread. */
export const LONGEST_MESSAGE = 64 * 1024;
