import { useCallback } from 'react'

/** A ref for an image that shows these bytes, under an address that only this page has, and only so long. */
export const useShownBytes = (bytes: Blob | undefined) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !bytes) return
      const url = URL.createObjectURL(bytes)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [bytes],
  )
