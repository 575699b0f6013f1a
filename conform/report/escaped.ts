/** Text for XML and HTML; what XML cannot carry at all is left out. */
export const escaped = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' || '\n\t'.includes(sign))
    .join('')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
