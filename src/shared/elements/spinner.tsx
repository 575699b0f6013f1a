/** Something is on its way; whoever shows it says what. */
export const Spinner = () => <span className="spinner" aria-hidden />
