import classes from './transactions.module.css'

type Drawing = { lines: string; dot: [x: number, y: number] }

/** Drawings of a letter P, a ticket, a bag and a cup for the codes that are known; the contract leaves the list open. */
const drawings: Record<string, Drawing> = {
  PARKING: { lines: 'M8 20V4h6a4.5 4.5 0 0 1 0 9H8', dot: [15, 19] },
  TICKET: { lines: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4z', dot: [12, 12] },
  PURCHASE: { lines: 'M5 9h14l1 12H4zM9 9V6a3 3 0 0 1 6 0v3', dot: [12, 15] },
  VENDING: { lines: 'M5 7h14l-2 14H7zM12 7l2-5h3', dot: [12, 14] },
}
const receipt: Drawing = { lines: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6', dot: [12, 13] }

/** What was paid for, drawn on a card as the wordmark is, with a line and its dot; the card says it in words too. */
export function PaymentPictogram({ feeType }: { feeType: string }) {
  const { lines, dot } = Object.hasOwn(drawings, feeType) ? drawings[feeType]! : receipt
  return (
    <svg
      className={classes.pictogram}
      viewBox="-8 -8 40 40"
      fill="none"
      stroke="var(--brand-text)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={lines} />
      <circle cx={dot[0]} cy={dot[1]} r="2" fill="var(--brand-dot)" stroke="none" />
    </svg>
  )
}
