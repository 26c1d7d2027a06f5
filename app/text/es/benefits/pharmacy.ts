import type * as en from "../../en/benefits/pharmacy.ts";

export const pharmacyText: typeof en.pharmacyText = {
  title: "Farmacia",
  open: (program) => ["Ir a ", program],
  elsewhere:
    "Otra compañía se encarga de esto. El sitio web de esa compañía se abre en una pestaña nueva. Es posible que allí tenga que iniciar sesión.",
  noAddress:
    "Desde aquí no podemos abrir ese sitio web. El servicio al cliente puede decirle cómo entrar.",
  customerService: "Servicio al cliente",
};
