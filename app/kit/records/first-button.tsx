/** Receives the return key, where the first visible button does something else. */
export function FirstButton() {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
}
