export { FlashFrame as default, FrameError as ErrorBoundary } from "#app/frame/plain-frame.tsx";
export { loadFlash as loader } from "#app/frame/root-data.ts";
