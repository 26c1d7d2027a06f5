export { showFileSize } from "../../en/common/file-size.ts";
