export { FlashFrame as default, FrameError as ErrorBoundary } from "#app/frame/flash-frame.tsx";
export { loadFlash as loader } from "#app/frame/flash.ts";
