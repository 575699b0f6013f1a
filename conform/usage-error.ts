/** Something that whoever typed the command has to mend. */
export class UsageError extends Error {}
