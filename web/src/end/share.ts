/** The picture of an ending, and handing it on. */
import { save } from '../lib/save'

const [WIDTH, HEIGHT] = [1200, 630]
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The flacons with who won, as a picture of its own. */
export function picture(flacons: SVGSVGElement, title: string, about: string): string {
  const copy = flacons.cloneNode(true) as SVGSVGElement
  for (const [name, value] of Object.entries({ x: 60, y: 190, width: WIDTH - 120, height: 410 }))
    copy.setAttribute(name, String(value))
  const inner = new XMLSerializer().serializeToString(copy)
  const font = 'font-family="Georgia, serif" fill="#fff6e4"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" color="#fff6e4">
    <defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#2b1f45"/><stop offset="0.6" stop-color="#6b3f63"/>
    <stop offset="1" stop-color="#c9786a"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>
    <text x="60" y="96" ${font} font-size="60" font-weight="700">${escaped(title)}</text>
    <text x="60" y="144" ${font} font-size="28">${escaped(about)}</text>${inner}</svg>`
}

/** An SVG as a PNG, drawn here. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** To where the device shares things; without such a place, the picture is saved and the link copied. */
export async function share(png: Blob, name: string, title: string, url: string): Promise<'shared' | 'copied'> {
  const device: Partial<Navigator> = navigator
  const files = [new File([png], `${name}.png`, { type: 'image/png' })]
  if (device.canShare?.({ files })) await device.share?.({ files, title, text: `${title} ${url}` })
  else if (device.share) await device.share({ title, url })
  else {
    save(`${name}.png`, png)
    await device.clipboard?.writeText(url)
    return 'copied'
  }
  return 'shared'
}
