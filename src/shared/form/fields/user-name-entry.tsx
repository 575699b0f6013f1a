/**
 * Whose password is typed, for password managers: they read a real field and take no hidden type. Nobody else meets it:
 * it is out of sight, out of the order of the keyboard and out of what is read aloud.
 */
export const UserNameEntry = ({ email }: { email: string }) => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
)
