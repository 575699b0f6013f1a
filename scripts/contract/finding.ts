/** What a rule found: the rule's name, the place in the contract and what is wrong there. */
export type Finding = { rule: string; place: string; message: string }

export const finding = (rule: string, place: string, message: string): Finding => ({ rule, place, message })
