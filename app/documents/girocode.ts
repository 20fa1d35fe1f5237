import { qrCodeImage } from './qr-code'

/** A code is some 10 kB, and pages are opened again and again until an invoice is paid. */
const IMAGES_KEPT = 100

const images = new Map<string, string>()

/** A data URL for a page. Cached, as drawing a GiroCode takes longer than reading the invoice. */
export function giroCodeImage(text: string): string {
  const known = images.get(text)
  if (known !== undefined) return known
  const image = qrCodeImage(text)
  if (images.size >= IMAGES_KEPT) images.delete(images.keys().next().value ?? '')
  images.set(text, image)
  return image
}
