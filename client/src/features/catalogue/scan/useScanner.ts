import { type RefObject, useEffect, useRef, useState } from 'react'
import { openReader } from './barcodeReader.ts'

export type CameraState = 'asking' | 'on' | 'refused' | 'missing'

/** Between two looks: what is left of a second core is for the page. */
const LOOK_MS = 120
/** So many looks without it, and the same code counts as shown again. */
const GONE_AFTER = 8

/** The camera at the back, in the video that takes the ref, and each code that comes before it, once. */
export function useScanner(onCode: (code: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  }, [onCode])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | null = null
    let isOver = false
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop())

    const watch = async (element: HTMLVideoElement): Promise<void> => {
      const read = await openReader()
      let [last, without] = ['', 0]
      const look = async (): Promise<void> => {
        const code = await read(element).catch(() => null)
        if (isOver) return
        without = code === null ? without + 1 : 0
        if (without > GONE_AFTER) last = ''
        if (code !== null && code !== last) told.current((last = code))
        timer = setTimeout(() => void look(), LOOK_MS)
      }
      await look()
    }
    const start = async (): Promise<void> => {
      // Pages that do not come over https have none.
      const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
      if (devices === undefined) return setState('missing')
      stream = await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
      if (isOver || video.current === null) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setState('on')
      await watch(video.current)
    }
    start().catch((thrown: unknown) => {
      stop()
      if (!isOver) setState(thrown instanceof DOMException && thrown.name === 'NotAllowedError' ? 'refused' : 'missing')
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return { video, state }
}
