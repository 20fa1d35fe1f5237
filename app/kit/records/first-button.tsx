/** What the return key presses, where the first button that is seen does something else. */
export function FirstButton() {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
}
