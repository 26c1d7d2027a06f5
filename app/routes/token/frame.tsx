export {
  FlashFrame as default,
  FrameError as ErrorBoundary,
} from "#app/frame/document/plain-frame.tsx";
export { loadFlash as loader } from "#app/frame/document/root-data.ts";
