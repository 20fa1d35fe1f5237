// Mail programs support little CSS: colours are set on each element, and dark ones apply where
// supported.

export const PAPER = 'margin:0;padding:24px 16px;background-color:#f6f5f1;color:#1b1e22'
export const SHEET =
  'max-width:560px;margin:0 auto;padding:24px;background-color:#ffffff;border:1px solid #dcd9d0;border-radius:8px;' +
  'font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:anywhere'
export const HEAD = 'margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid'
export const HEAD_NAME = 'margin:0;font-size:18px;font-weight:600;line-height:1.3'
export const HEAD_LOGO =
  'display:inline-block;margin:0 0 12px;padding:4px;background-color:#ffffff;border-radius:4px;line-height:0'
export const PARAGRAPH = 'margin:0 0 16px'
export const CODE_STYLE = `${PARAGRAPH};font-size:28px;font-weight:600;letter-spacing:4px`
export const TABLE = 'margin:0 0 16px;border-collapse:collapse;width:100%;font-size:16px'
export const TABLE_LABEL =
  'padding:4px 16px 4px 0;overflow-wrap:break-word;text-align:left;vertical-align:top;font-weight:400;color:#4d525a;border-bottom:1px solid #dcd9d0'
export const TABLE_VALUE =
  'padding:4px 0;text-align:right;vertical-align:top;font-weight:600;border-bottom:1px solid #dcd9d0'
export const QUOTE = 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #dcd9d0'
export const FOOT =
  'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dcd9d0;font-size:14px;color:#4d525a'
/** Long numbers need a line of their own on a phone. */
export const NARROW = `@media (max-width: 30rem) {
.facts th,.facts td{display:block;text-align:left!important}
.facts th{padding:8px 0 0!important;border:0!important}
}`
export const DARK = `@media (prefers-color-scheme: dark) {
body{background-color:#131619!important;color:#eceae4!important}
.sheet{background-color:#1b1f23!important;border-color:#353b41!important}
.soft{color:#aeb2b8!important;border-color:#353b41!important}
.fact,.quote{border-color:#353b41!important}
.button{background-color:#83ccd8!important;color:#06252b!important}
.address{color:#83ccd8!important}
}`
