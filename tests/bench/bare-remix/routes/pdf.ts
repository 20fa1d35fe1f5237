import { pdf } from '../constants.server'

const bytes = new Uint8Array(pdf)
const headers = { 'Content-Type': 'application/pdf', 'Content-Length': String(pdf.byteLength) }

export function loader() {
  return new Response(bytes, { headers })
}
