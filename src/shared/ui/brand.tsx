import classes from './brand.module.css'

/** Logo and name of the product. */
export function Brand({ inverse = false }: { inverse?: boolean }) {
  return (
    <span className={classes.brand} data-inverse={inverse || undefined}>
      <svg className={classes.logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" />
        <path d="M11 24V8h6.2a5.4 5.4 0 0 1 0 10.8H14" />
        <circle cx="21.5" cy="23.2" r="1.9" />
      </svg>
      <span className={classes.name}>paybox</span>
    </span>
  )
}
