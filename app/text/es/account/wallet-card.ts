export { walletCardText } from "../../en/account/wallet-card.ts";
