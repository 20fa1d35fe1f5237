// Imported by single files: the packages' main entries load thirty more, a megabyte each at rest.

declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}

declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible'
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible'
}

// A command, without exports.
declare module '@remix-run/serve/dist/cli.js'
