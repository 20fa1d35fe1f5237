import { qrCodeImage } from './qr-code'

/** An image takes about 10 kB, and pages are opened repeatedly until an invoice is paid. */
const IMAGES_KEPT = 100

const images = new Map<string, string>()

/** A data URL. Cached, as drawing a GiroCode takes longer than reading the invoice. */
export function giroCodeImage(text: string): string {
  const known = images.get(text)
  if (known !== undefined) return known
  const image = qrCodeImage(text)
  if (images.size >= IMAGES_KEPT) images.delete(images.keys().next().value ?? '')
  images.set(text, image)
  return image
}
