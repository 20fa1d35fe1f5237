/**
 * A mail carries its colours at its elements, which no page of ours may: it is shown in a frame of its own that can
 * do nothing else, neither run a script nor send a form nor fetch anything, and that no other site can frame.
 */
const SHEET_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  'X-Frame-Options': 'SAMEORIGIN',
}

/** A mail to look at. */
export function mailSheetResponse(html: string, status = 200): Response {
  return new Response(html, { status, headers: SHEET_HEADERS })
}
