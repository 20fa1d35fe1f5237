import { readFileSync } from 'node:fs'
import { rgbPng } from '~/domain/letterhead/png-chunks.server'
import { printableLogo } from '~/domain/letterhead/printable-logo.server'

/** A JPEG of 16 × 8 pixels, red above and blue below. */
export const COLOR_JPEG = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABcRAAMBAAAAAAAAAAAAAAAAAAAEFVL/2gAMAwEAAhEDEQA/AJGzSzQVsZTIys1o/9k=',
)

/** The same for a printing press, in four inks. */
export const CMYK_JPEG = bytesOf(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/9sAQwEVFxceGh47ISE7fFNGU3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8/8AAFAgACAAQBAEiAAIRAQMRAQQiAP/EABUAAQEAAAAAAAAAAAAAAAAAAAAF/8QAGBABAAMBAAAAAAAAAAAAAAAAAAMUJWH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABoRAAEFAQAAAAAAAAAAAAAAAAADBBQVUVL/2gAOBAEAAhEDEQQAAD8Ar1puFabgJ2e46B1yGF3SNIH/2Q==',
)

/**
 * A chequered picture of 9 × 9 pixels, the place (x + 2y) mod 4 says which: red, green, blue and nothing; black thrice
 * and nothing where there is no colour. Written by another program in every way that PNG knows.
 */
export const PNG_KINDS: Record<string, Uint8Array> = mapped({
  'grey, 1 bit':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJAQAAAADI6ju9AAAAEUlEQVQI12MQZGBwYWDARgIAE6EBZoYdo/IAAAAASUVORK5CYII=',
  'grey, 2 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJAgAAAACPSkFtAAAAE0lEQVQI12NgZmZgMDBgYMBDAwAeDwGfoVyjNQAAAABJRU5ErkJggg==',
  'grey, 4 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJBAAAAAF3DYRbAAAAE0lEQVQI12NgwAX4+VEREDJgkgAYzQEPnCe+3AAAAABJRU5ErkJggg==',
  'grey, 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAAAAADF+lnMAAAAEklEQVQI12NgYGD4j4YZqCIGACVfEe/zOx3MAAAAAElFTkSuQmCC',
  'grey, 16 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJEAAAAACVaoWPAAAAGUlEQVQI12NgYGBgYGD4/x+FRuPCwMCqAgDzUiPddwVWIAAAAABJRU5ErkJggg==',
  'colour, 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAIAAABv85FHAAAAK0lEQVQI19XLsQnAQAzAwDN4/5WVIlWeXyDdIZAQqg7vKJjB19utvv7L9wDBZDUU62z7TgAAAABJRU5ErkJggg==',
  'colour, 8 bits, interlaced':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAIAAAEY9KHRAAAAPUlEQVQY042NSRIAIAjDUv//53hw9+DIgWlJgQhAoZVNxu4JuPgWA2cf47UkYoh4wE8DqNpfHfoOvo78sgoZaxsEpkeY2wAAAABJRU5ErkJggg==',
  'colour, 16 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJEAIAAAA/Y00EAAAAMklEQVQY02P4/5+BgYGBgQFBwwA+cRZGRogQAxQwMjIywti4xVn+/ydWKbL4qG3Usg0Ax1xqB2Z7aBoAAAAASUVORK5CYII=',
  'palette, 2 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJAgMAAACd/+6DAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAAE0lEQVQI12OQlmZg2LixgQEPDQCb+wiXzMeQdgAAAABJRU5ErkJggg==',
  'palette, 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAMAAADXT/YiAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAAFklEQVQI12NgYGRiBmMGKM3IxEAVMQAUugB1uRudsQAAAABJRU5ErkJggg==',
  'palette, interlaced':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJAgMAAAHq+N4VAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAAGUlEQVQI12NggIMFYKjEAELlcLhxYwMyBgC3eQwALJg7DQAAAABJRU5ErkJggg==',
  'palette, one see-through':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJAgMAAACd/+6DAAAADFBMVEX/////AAAA/wAAAP9WpSYHAAAAE0lEQVQI12PIyXFgOHbsAAMeGgAI9w6phObEEwAAAABJRU5ErkJggg==',
  'grey with alpha, 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAQAAABKmM6bAAAAJklEQVQI12Nk+M/AwMDAwIigmRgYGBgZGBj+I2gmVC4DI0SIvqoAoWMTEZCW2MIAAAAASUVORK5CYII=',
  'grey with alpha, 16 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJEAQAAAFtDyJOAAAAPUlEQVQY052ONw4AIAwDL/7/n8NCCwEJuM1Fsg3cAcTAXQDWsiB6USmaEXtaM6/yadR5W25Efbpz9fm9VADAchQOktxgZAAAAABJRU5ErkJggg==',
  'colour with alpha, 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAYAAADgkQYQAAAAMElEQVQY092MsQkAMAzDZMj/L6tDyJBCH+hmWcYIIoJqh5sr3QRimM3mkvCSw38/HQOMW/0GU4yqAAAAAElFTkSuQmCC',
  'colour with alpha, 16 bits, interlaced':
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJEAYAAAHHBurFAAAAUElEQVQoz72QWwoAIAgEp+5/Z/sQtQcWQeRHoOsOa0UEQF+Ayly24UqZPS7oeAPL6WbN+tWZl4h5gxb9kfRhgThPQ/VBx/P3+s23PIj8E9QAOxBfvPZAk+4AAAAASUVORK5CYII=',
})

/** The demo firm's logo, as letters carry it: four times as wide as high. */
export function wideLogo(): Uint8Array {
  return printableLogo(readFileSync(new URL('../../db/demo/logo.png', import.meta.url))).bytes
}

/** A tower of stripes, three times as high as wide. */
export function tallLogo(): Uint8Array {
  const [width, height] = [120, 360]
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, index) =>
    Math.floor(index / (width * 3 * 24)) % 2 === 0 ? ([11, 93, 110][index % 3] ?? 0) : 255,
  )
  return rgbPng(width, height, rgb)
}

function mapped(texts: Record<string, string>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, bytesOf(text)]))
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}
