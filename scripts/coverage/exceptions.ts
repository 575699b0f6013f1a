/** Operations (`operationId`) and statuses (`operationId status`) that no journey shows, each with the reason (A38). */
export const exceptions: Readonly<Record<string, string>> = {
  privateUpdateProfile: 'No screen changes the name of a private customer (A38).',
}
