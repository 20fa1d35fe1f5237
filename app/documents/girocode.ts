import { qrCodeImage } from './qr-code'

/** Pages are opened again and again while an invoice is being paid; a code is some 10 kB. */
const IMAGES_KEPT = 100

const images = new Map<string, string>()

/** A GiroCode as the address of an image, for a page. Making one takes longer than reading the invoice. */
export function giroCodeImage(text: string): string {
  const known = images.get(text)
  if (known !== undefined) return known
  const image = qrCodeImage(text)
  if (images.size >= IMAGES_KEPT) images.delete(images.keys().next().value ?? '')
  images.set(text, image)
  return image
}
