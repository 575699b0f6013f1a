/** Loading spinner without a label; the caller announces what loads. */
export const Spinner = () => <span className="spinner" aria-hidden />
