/** Whether a version has a higher number than another of the same year: 2027.10 than 2027.9. */
export function isNewer(version: string, than: string): boolean {
  return numberOf(version) > numberOf(than)
}

function numberOf(version: string): number {
  return Number(version.split('.')[1])
}
