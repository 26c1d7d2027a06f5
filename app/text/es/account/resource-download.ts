import type * as en from "../../en/account/resource-download.ts";

const downloading = "Descargando…";

export const resourceDownloadText: typeof en.resourceDownloadText = {
  title: "Descargar",
  downloading,
  says: {
    waiting: { title: downloading, text: null },
    done: {
      title: "Su tarjeta de identificación se descargó",
      text: "Está en sus descargas. ¿No está allí? Abra la tarjeta aquí. Puede cerrar esta pestaña cuando la tenga.",
    },
    failed: {
      title: "No pudimos descargar su tarjeta de identificación",
      text: "Revise su conexión a internet y abra la tarjeta aquí.",
    },
  },
  noScript:
    "Su navegador guarda la tarjeta en sus descargas. Si en unos segundos no está allí, abra la tarjeta aquí. Puede cerrar esta pestaña cuando la tenga.",
  open: "Abrir tarjeta",
};
